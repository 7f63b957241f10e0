import type { ErrorRule } from "./error-evidence.ts";

/**
 * What the common errors are called in prose, specific before generic: the first rule that matches decides. Words
 * may be joined by a blank, `_` or `-`, so that codes quoted in a text are met as well. No bare number is a sign
 * of anything (see httpStatusIn), and every pattern stays within a line and a bounded distance.
 */
export const TEXT_RULES: readonly ErrorRule[] = [
  {
    kind: "session_expired",
    text: [
      /\bno (?:saved )?(?:conversation|rollout|session)s?(?: was)? found\b/i,
      /\bno previous sessions\b/i,
      /\bno session, task, or name matched\b/i,
      /\b(?:session|conversation|thread)\b[^\n]{0,80}\b(?:not found|does not exist|no longer exists)\b/i,
      /\binvalid session[ _-]?id(?:entifier)?\b/i,
      /\bfailed to load session data\b/i,
      /\bunknown session\b/i,
    ],
  },
  {
    kind: "max_turns",
    text: [
      /\bmax(?:imum)?[ _-]?(?:number of )?(?:session[ _-]?)?(?:turns?|tool calls?|iterations)\b/i,
      /\bturn[ _-]?limit\b/i,
    ],
  },
  {
    kind: "overloaded",
    text: [
      /\boverload(?:ed)?\b/i,
      /\b(?:at|over|out of) capacity\b/i,
      /\bhigh demand\b/i,
      /\bserver is busy\b/i,
    ],
  },
  {
    kind: "quota_exhausted",
    text: [
      /\binsufficient[ _-]?(?:quota|credits?|balance)\b/i,
      /\b(?:exceeded|exhausted)\b[^\n]{0,40}\b(?:quota|capacity|credits?)\b/i,
      /\bquota\b[^\n]{0,40}\b(?:exceeded|exhausted|reached)\b/i,
      /\bquota[ _-]?exceeded\b/i,
      /\bbilling[ _-]?(?:hard[ _-]?limit|error|not[ _-]?active)\b/i,
      /\bcredit balance\b/i,
      /\b(?<!\bnot your )(?:credit|usage|spend(?:ing)?|daily|weekly|monthly|session|\d+-hour|opus|sonnet)[ _-]?limits?\b/i,
      /\b(?:hit|reached|exceeded) (?:your|the) (?!rate|max)(?:[\w'-]{1,20} ){0,2}limit\b/i,
      /\b(?:out of|used all|purchase more) (?:\w+ )?credits\b/i,
      /\bcredits?\b[^\n]{0,20}\b(?:depleted|exhausted)\b/i,
      /\bpayment required\b/i,
      /\bno payment method\b/i,
      /\bno credits? (?:left|remaining)\b/i,
      /\bresource[ _-]?exhausted\b/i,
    ],
  },
  {
    kind: "context_exceeded",
    text: [
      /\b(?:context|prompt|input|request)\b[^\n]{0,40}\btoo (?:long|large)\b/i,
      /\bcontext[ _-]?(?:length|window|limit|overflow)(?:[ _-]?(?:error|exceeded))?\b/i,
      /\bmaximum context\b/i,
      /\btoken (?:count|limit)\b[^\n]{0,40}\bexceed/i,
      /\btokens exceeded\b/i,
    ],
  },
  {
    kind: "model_unavailable",
    text: [
      /\bmodel[ _-]?not[ _-]?found/i,
      /\b(?:unknown|invalid|unsupported|no such) model\b/i,
      /\bmodels?\b[^\n]{0,80}\b(?:not found|not exist|not available|unavailable|not supported|deprecated)\b/i,
      /\bmodel id\b[^\n]{0,40}\bunknown\b/i,
    ],
  },
  {
    kind: "cli_not_found",
    text: [
      /\bcommand[ _-]?not[ _-]?found\b/i,
      /\bis not installed\b/i,
      /\bspawn \S{1,200} (?:ENOENT|EACCES)\b/i,
    ],
  },
  {
    kind: "configuration",
    text: [
      /\b(?:not[ _-]?configured|cli[ _-]?not[ _-]?installed)\b/i,
      /\b(?:missing|invalid|malformed|corrupt(?:ed)?)[ _-](?:\w+ )?config(?:uration)?\b/i,
      /\bconfig(?:uration)?\b[^\n]{0,120}\b(?:invalid|not valid|not found|missing|malformed|corrupt(?:ed)?)\b/i,
      /\b(?:loading|load|read|parse|reading|parsing)\b[^\n]{0,20}\b(?:config|settings)\b/i,
      /\bin \S{0,200}settings\.json\b/i,
      /\bsettings (?:file )?not found\b/i,
      /\bTOML parse error\b/i,
      /\bmissing environment variable\b/i,
      /\bunknown provider\b/i,
    ],
  },
  {
    kind: "auth_expired",
    text: [
      /\b(?:invalid|incorrect|missing|no|wrong)[ _-](?:\w+[ _-])?api[ _-]?key\b/i,
      /\bapi[ _-]?key\b[^\n]{0,60}\b(?:invalid|not valid|missing|required|not found|expired|not set|revoked)\b/i,
      /\bunauthori[sz]ed\b/i,
      /\bunauthenticated\b/i,
      /\bauthentication[ _-]?(?:failed|required|error)\b/i,
      /\b(?:failed to|not|cannot)[ _-]?(?:be )?(?:authenticated?|logged[ _-]?in|signed[ _-]?in|resolve authentication)\b/i,
      /\b(?:please|use|run|try)\b[^\n]{0,30}\b(?:login\b|sign in\b|log in(?: again| to\b|\.|$))/i,
      /\blogin required\b/i,
      /\b(?:token|credentials?)\b[^\n]{0,40}\b(?:expired|revoked|invalid|missing|not found)\b/i,
      /\bno (?:auth(?:entication)?|credentials?)\b/i,
      /\binvalid auth\b/i,
      /\bset an auth method\b/i,
      /\binvalid[ _-]?(?:grant|token|credentials?)\b/i,
      /\b[A-Z]+_API_KEY environment variable\b/i,
      /\bmanual authorization is required\b/i,
    ],
  },
  {
    kind: "rate_limited",
    text: [
      /\brate[ ._-]?limit/i,
      /\btoo[ _-]?many[ _-]?requests\b/i,
      /\bthrottl/i,
      /\b(?:requests|tokens) per (?:second|min(?:ute)?|hour|day)\b/i,
    ],
  },
  {
    kind: "permission_denied",
    text: [
      /\bpermission[ _-]?denied\b/i,
      /\bforbidden\b/i,
      /\baccess[ _-]?denied\b/i,
      /\bnot[ _-]?authorized\b/i,
      /\b(?:do|does) not have (?:access|permission)\b/i,
      /\binsufficient[ _-]permissions?\b/i,
      /\b(?:account|organization) (?:has been|is) (?:suspended|disabled|deactivated)\b/i,
      /\b(?:region|location)\b[^\n]{0,40}\bnot supported\b/i,
    ],
  },
  { kind: "invalid_request", text: [/\binvalid prompt\b/i, /\bflagged as\b/i] },
  {
    kind: "stream_truncated",
    text: [
      /\bstream (?:closed|disconnected) before\b/i,
      /\bmissing finish_reason\b/i,
      /\bwithout (?:a )?finish_reason\b/i,
      /\bended without sending\b/i,
    ],
  },
  {
    kind: "transport",
    text: [
      /\bE(?:CONNRESET|CONNREFUSED|CONNABORTED|NOTFOUND|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|PIPE)\b/i,
      /\bUND_ERR_SOCKET\b/i,
      /\bnetwork[ _-]?(?:error|failure|is unreachable)\b/i,
      /\bconnection[ _-]?(?:failed|error|refused|reset|closed|lost|aborted|dropped)\b/i,
      /\bsocket[ _-]hang[ _-]up\b/i,
      /\bsocket\b[^\n]{0,30}\bclosed\b/i,
      /\bfetch failed\b/i,
      /\bcould not resolve\b/i,
      /\bgetaddrinfo\b/i,
      /\bfailed to (?:connect|lookup|look up|fetch)\b/i,
      /\b(?:unable to|cannot|can['’]t|could not|couldn['’]t) (?:connect|reach)\b/i,
      /\berror sending request\b/i,
      /\bother side closed\b/i,
      /(?:^|: )terminated\b(?! by)/im,
      /\bunexpected EOF\b/i,
      /\bDEADLINE[ _]EXCEEDED\b/i,
      /\b(?:self[- ]signed|verify the first|get local issuer) certificate\b/i,
      /\bcertificate has expired\b/i,
      /\bTLS handshake (?:failed|error)\b/i,
      /\bnon-SSE response\b/i,
      /\bserver-sent event\b/i,
      /\bempty or malformed response\b/i,
    ],
  },
  {
    kind: "timeout",
    text: [
      /\btime[ _-]?out\b(?!["']?\s*[:=]\s*\d)/i,
      /\btimed[ _-]?out\b/i,
      /\bSIG(?:TERM|KILL)\b/i,
      /\bwall[ -]time\b/i,
    ],
  },
  {
    kind: "server",
    text: [
      /\binternal[ _-]?server[ _-]?error\b/i,
      /\bservice[ _-]?(?:is )?(?:temporarily )?unavailable\b/i,
      /\bupstream connect error\b/i,
      /\bbad[ _-]?gateway\b/i,
      /\bgateway[ _-]?time-?out\b/i,
      /\bserver[ _-]?(?:had an )?error\b/i,
      /\berror occurred while processing your request\b/i,
    ],
  },
  {
    kind: "invalid_request",
    text: [
      /\binvalid[ _-](?:\w+ )?(?:request|parameters?|arguments?|values?|options?|prompt|mode|schema|command|choice|json|utf-8)\b/i,
      /\bmalformed\b(?! function)/i,
      /\bbad[ _-]?request\b/i,
      /\bvalidation[ _-]?error\b/i,
      /\b(?:unknown|unexpected|unrecognized|invalid)[ _-](?:arguments?|options?|flags?|commands?)\b/i,
      /\bcannot be used with\b/i,
      /\brequires? --\w/i,
      /\bis not valid (?:JSON|UTF-8)\b/i,
      /\bno (?:prompt|input|message|instruction)s? provided\b/i,
      /\bmust provide\b/i,
      /\bmust be provided\b/i,
      /\bis already in use\b/i,
      /\bnot a valid\b/i,
      /\bprompt is empty\b/i,
      /\boption\b[^\n]{0,80}\bis invalid\b/i,
      /\btrusted directory\b/i,
    ],
  },
  {
    // Half a record of the model's stream: by then a broken file of the user's has been met above.
    kind: "transport",
    text: [
      /\b(?:Unterminated string|Unexpected token[^\n]{0,40}) in JSON\b/i,
      /\bUnexpected end of JSON input\b/i,
      /\bJSON pars(?:e|ing) (?:error|failed)\b/i,
      /\bEOF while parsing\b/i,
    ],
  },
  {
    kind: "not_found",
    text: [/\bENOENT\b/i, /\bno such file or directory\b/i, /\bnot[ _-]?found\b/i, /\bdoes not exist\b/i],
  },
  {
    kind: "cancelled",
    text: [
      /\b(?:cancell?ed|aborted|interrupted) by (?:the )?user\b/i,
      /\brequest (?:was )?(?:aborted|cancell?ed)\b/i,
    ],
  },
];
