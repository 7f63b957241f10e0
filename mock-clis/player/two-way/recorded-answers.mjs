import { loadFixture } from "../load-fixture.cjs";
import { recordingsOf, shippedRecordings } from "../recordings.mjs";
import { recordsOf } from "./records.mjs";

/**
 * Answers to control requests, as recorded: of the played fixture first, then of its CLI version, then of any version.
 *
 * @returns a function from a control request to its answer, a record.
 */
export function recordedAnswers(fixture, provider) {
  const recordings = [fixture, ...recordingsOf(fixture), ...shippedRecordings(provider)];
  const exchanges = recordings.filter(isTwoWay).flatMap(exchangesOf);
  return (asked) => {
    const { subtype } = asked.request;
    const known = exchanges.find(({ request }) => request.subtype === subtype);
    if (known !== undefined) return answer(asked, known);
    const refused = exchanges.find(({ response }) => response.error_code === "unsupported_request");
    return refused === undefined ? unsupported(asked) : answer(asked, refused);
  };
}

function isTwoWay({ argv, stdin }) {
  return argv?.includes("--input-format") === true && typeof stdin === "string";
}

/** Control requests on the recorded stdin with the responses that stdout has to them. */
function exchangesOf(recording) {
  const given = recordsOf(Buffer.from([recording.stdin, ...recording.replies].join("")));
  const requests = given.filter(({ record }) => record.type === "control_request");
  if (requests.length === 0) return [];
  const out = recording.out ?? loadFixture(recording.folder).out;
  const responses = recordsOf(out).filter(({ record }) => record.type === "control_response");
  return requests.flatMap(({ record: { request, request_id } }) => {
    const found = responses.find(({ record }) => record.response.request_id === request_id);
    return found === undefined ? [] : [{ request, response: found.record.response }];
  });
}

/** The recorded response with the caller's request id, and with the caller's own values where it repeats them. */
function answer({ request_id, request }, { request: recorded, response }) {
  const given = { ...response, request_id };
  if (typeof response.error === "string")
    given.error = response.error.replaceAll(recorded.subtype, request.subtype);
  if (typeof response.response === "object" && response.response !== null) {
    const fields = Object.entries(response.response).map(([name, value]) => {
      const repeats = request[name] !== undefined && value === recorded[name];
      return [name, repeats ? request[name] : value];
    });
    given.response = Object.fromEntries(fields);
  }
  return { type: "control_response", response: given };
}

function unsupported({ request_id, request }) {
  const error = `Unsupported control request subtype: ${request.subtype}`;
  return { type: "control_response", response: { subtype: "error", request_id, error } };
}
