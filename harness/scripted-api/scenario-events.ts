import type { MessageReply, ToolJob } from "./scenario.ts";

/** What the scripted model said and asked for, in the words of an expectation of the events. */
export interface ScenarioEvents {
  /** For each call: texts that its input holds, whatever the client calls its fields. */
  toolInputs: string[][];
  /** For each call: texts that its output holds, where the scenario's own words say what comes of it. */
  toolOutputs: string[][];
  /** All thoughts, joined. */
  thoughts: string;
}

/** What a client has been given, part by part. */
export function scenarioEvents(parts: MessageReply["parts"]): ScenarioEvents {
  const jobs = parts.flatMap((part) => ("tool" in part ? [part.tool] : []));
  return {
    toolInputs: jobs.map(textsOf),
    toolOutputs: jobs.map(outputOf),
    thoughts: parts.flatMap((part) => ("thinking" in part ? part.thinking : [])).join(""),
  };
}

/** Texts that a call's input cannot do without. */
function textsOf(job: ToolJob): string[] {
  switch (job.does) {
    case "shell":
      return [job.command];
    case "write":
      return [job.path, job.text];
    case "read":
      return [job.path];
    case "edit":
      return [job.path, job.old, job.new];
    case "plan":
      return job.steps.map(({ content }) => content);
    default:
      return [];
  }
}

/** `echo hi` prints hi; of other calls the scenario does not know what comes of them. */
function outputOf(job: ToolJob): string[] {
  const said = job.does === "shell" ? /^echo (\w+)$/.exec(job.command)?.[1] : undefined;
  return said === undefined ? [] : [said];
}
