import type { PlanStep, ToolJob } from "../scenario.ts";
import type { OfferedTool } from "./offered-tool.ts";
import { schemaStub } from "./schema-stub.ts";

type Work = "shell" | "write" | "read" | "edit" | "plan";

/** Names of tools that do a work, as CLIs have them, the most telling first. */
const NAMES: Record<Work, readonly string[]> = {
  shell: [
    "exec_command",
    "shell_command",
    "shell",
    "local_shell",
    "bash",
    "run_shell_command",
    "run_terminal_command",
    "run_terminal_cmd",
    "execute_command",
    "run_commands",
    "run_command",
    "exec",
  ],
  write: ["write", "write_file", "create_file", "write_to_file", "create", "editor"],
  read: ["read", "read_file", "view_file", "view", "read_files"],
  edit: ["edit", "replace", "search_replace", "edit_file", "str_replace_editor", "str_replace", "editor"],
  plan: ["todowrite", "todo_write", "write_todos", "update_plan", "update_todo", "create_todo_list"],
};

/** A call of a tool, as the model makes it. */
export interface ToolCall {
  name: string;
  namespace?: string | undefined;
  takes: OfferedTool["takes"];
  /** A string is sent as it is, JSON or not; anything else as JSON. */
  arguments: unknown;
}

/**
 * Finds the tool that does a job in what a request offers, and its arguments by the names of its parameters. A file is
 * read or written with the shell where no tool does it. Where nothing fits, the call goes to a tool called `shell`,
 * which the client then refuses: no job is lost in silence.
 *
 * @param workspace absolute path of the project, for tools that want absolute paths; null where it is not known.
 */
export function toolCall(job: ToolJob, offered: readonly OfferedTool[], workspace: string | null): ToolCall {
  if (job.does === "unknown") return { name: job.name, takes: "json", arguments: { a: 1 } };
  if (job.does === "call") return namedCall(job, offered);
  if (job.does === "mcp") return serverCall(job, offered);
  const tool = toolFor(workOf(job)!, offered);
  if (job.does === "arguments") {
    return { name: tool?.name ?? "shell", takes: "json", arguments: job.value };
  }
  if (tool === null && job.does === "plan")
    return { name: "plan", takes: "json", arguments: { steps: job.steps } };
  if (job.does !== "shell" && tool === null) return toolCall(inShell(job), offered, workspace);
  if (tool === null) return { name: "shell", takes: "json", arguments: { command: commandOf(job) } };
  return {
    name: tool.name,
    namespace: tool.namespace,
    takes: tool.takes,
    arguments: argumentsOf(job, tool, workspace),
  };
}

type Doable = Exclude<ToolJob, { does: "unknown" | "arguments" | "call" | "mcp" }>;

/** A tool of an MCP server: each client puts the server's name before the tool's in a way of its own. */
function serverCall(
  { server, tool: name, arguments: given }: ToolJob & { does: "mcp" },
  offered: readonly OfferedTool[],
): ToolCall {
  const tool = offered.find((one) => one.name.endsWith(name));
  // One tool calls all others, by their names.
  const caller = offered.find((one) => "tool_name" in one.parameters && "tool_input" in one.parameters);
  if (tool === undefined && caller !== undefined) {
    const target = { tool_name: `${server}__${name}`, tool_input: given };
    return { name: caller.name, namespace: caller.namespace, takes: "json", arguments: target };
  }
  return {
    name: tool?.name ?? `mcp__${server}__${name}`,
    namespace: tool?.namespace,
    takes: "json",
    arguments: given,
  };
}

/**
 * A tool by its name, or by the end of it where a namespace holds the tool. One that takes text gets the `input` alone.
 * Where the tool is not offered by itself and a program is, the program calls it.
 */
function namedCall(
  { name, arguments: given }: ToolJob & { does: "call" },
  offered: readonly OfferedTool[],
): ToolCall {
  const text = given.input;
  const tool = offered.find((one) => one.name === name || name.endsWith(`__${one.name}`));
  if (tool) {
    const value = tool.takes === "text" && text !== undefined ? text : given;
    return { name: tool.name, namespace: tool.namespace, takes: tool.takes, arguments: value };
  }
  const programs = offered.find((one) => one.takes === "text" && one.name === "exec");
  if (programs === undefined) return { name, takes: "json", arguments: given };
  const program = `text(await tools.${name}(${JSON.stringify(text ?? given)}));\n`;
  return { name: programs.name, takes: "text", arguments: program };
}

function inShell(job: Doable): ToolJob {
  return { does: "shell", command: commandOf(job) };
}

function commandOf(job: Doable): string {
  if (job.does === "shell") return job.command;
  if (job.does === "read") return `cat ${quoted(job.path)}`;
  if (job.does === "edit") return `sed -i s/${quoted(job.old)}/${quoted(job.new)}/ ${quoted(job.path)}`;
  if (job.does === "plan") return "true";
  return `printf %s ${quoted(job.text)} > ${quoted(job.path)}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Values for the parameters that a job is about, and stand-ins for others without which the tool would not start. */
function argumentsOf(job: Doable, tool: OfferedTool, workspace: string | null): unknown {
  if (tool.takes === "text") return scriptOf(commandOf(job));
  const names = Object.keys(tool.parameters);
  const known = names.length > 0 ? names : [job.does === "shell" ? "command" : "path", "content"];
  const values: Record<string, unknown> = {};
  for (const name of known) {
    const value = valueFor(name, job, tool, workspace);
    if (value !== undefined) values[name] = value;
    else if (tool.required.includes(name)) values[name] = schemaStub(tool.parameters[name]);
  }
  return values;
}

/** Code that runs a command where the only tool takes a program. */
function scriptOf(command: string): string {
  return `const done = await tools.exec_command({ cmd: ${JSON.stringify(command)} });\ntext(done.output);\n`;
}

function valueFor(name: string, job: Doable, tool: OfferedTool, workspace: string | null): unknown {
  const type = tool.parameters[name]?.type;
  if (name === "description") return "Scripted step";
  if (job.does === "shell") {
    if (/^commands$/.test(name)) return [job.command];
    if (!/^(command|cmd|script)$/.test(name)) return undefined;
    return type === "array" ? ["bash", "-lc", job.command] : job.command;
  }
  if (job.does === "plan")
    return type === "array"
      ? job.steps.map((step, at) => planEntry(step, String(at + 1), tool.parameters[name]))
      : undefined;
  if (/^(file_?path|absolute_path|path|file|filename|target_file)$/i.test(name))
    return absolute(job.path, workspace);
  if (name === "files" && type === "array") return [{ path: absolute(job.path, workspace) }];
  if (job.does === "edit") return editValue(name, job, tool.parameters[name]);
  return job.does === "write" && /^(content|contents|file_text|new_text|text)$/.test(name)
    ? job.text
    : undefined;
}

/** A step under the names that the tool's schema has for it; what else the schema insists on is a stand-in. */
function planEntry(step: PlanStep, stepId: string, list: unknown): Record<string, unknown> {
  const { properties = {}, required = [] } = (itemsOf(list) ?? {}) as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  const text =
    ["content", "step", "description", "title", "text"].find((name) => name in properties) ?? "content";
  const others = required.filter((name) => name !== text && name !== "status");
  return {
    ...Object.fromEntries(
      others.map((name) => [name, name === "id" ? stepId : schemaStub(properties[name])]),
    ),
    [text]: step.content,
    status: step.status,
  };
}

/** The text that goes or that comes, by the parameter's name; or a list of such replacements. */
function editValue(name: string, job: ToolJob & { does: "edit" }, schema: unknown): unknown {
  if (/^(old_?(string|text|str)|search)$/i.test(name)) return job.old;
  if (/^(new_?(string|text|str)|replace)$/i.test(name)) return job.new;
  if (name === "instruction") return "Scripted step";
  if (name !== "edits") return undefined;
  const names = Object.keys(((itemsOf(schema) ?? {}) as { properties?: object }).properties ?? {});
  return [Object.fromEntries(names.map((one) => [one, editValue(one, job, undefined)]))];
}

function itemsOf(schema: unknown): unknown {
  return typeof schema === "object" && schema !== null && "items" in schema ? schema.items : undefined;
}

function absolute(path: string, workspace: string | null): string {
  return workspace === null || path.startsWith("/") ? path : `${workspace}/${path}`;
}

/** The tool of a request that does a work; null where none does. */
function toolFor(work: Work, offered: readonly OfferedTool[]): OfferedTool | null {
  for (const name of NAMES[work]) {
    const found = offered.find((tool) => tool.name.toLowerCase() === name);
    if (found) return found;
  }
  return work === "shell" ? (offered.find(({ name }) => /bash|shell|terminal/i.test(name)) ?? null) : null;
}

/** The work that a job needs a tool for; null where it needs none that is offered. */
function workOf(job: ToolJob): Work | null {
  if (job.does === "unknown" || job.does === "call" || job.does === "mcp") return null;
  return job.does === "arguments" ? "shell" : job.does;
}
