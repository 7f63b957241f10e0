import type { AdapterExecutionResult } from "../../../../contracts/execution/v1/agent-execution-adapter.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { context, executionCheck } from "../kit/execution-check.ts";
import { withHome } from "../kit/with-home.ts";

/** A callback that throws, or gives back a promise that is rejected, changes nothing (INV-EXECUTION-CALLBACK-004). */
export default executionCheck(
  "INV-EXECUTION-CALLBACK-004",
  "callbacks-that-throw",
  async ({ host, good, play }) => {
    const broken = () => {
      throw new Error("zz a callback of the host's");
    };
    const late = async () => broken();
    const { value } = await play(good, (cwd) =>
      withHome(() =>
        host.adapter.execute!(context(host, cwd, { onLog: broken, onMeta: broken, onSpawn: late })).catch(
          (thrown: unknown) =>
            ({ output: String(thrown), errorCode: "thrown" }) as unknown as AdapterExecutionResult,
        ),
      ),
    );
    assertEqual(
      "callbacks that throw change what comes of the run",
      { errorCode: value.errorCode ?? null, output: value.output?.trim() },
      { errorCode: null, output: String(good.expected.content).trim() },
      good.id,
    );
  },
);
