import { tmpdir } from "node:os";
import { unsupported } from "../../kit/fixture-check.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { withoutAnyCli } from "../../kit/hosts/stand-in.ts";
import { context } from "../kit/execution-check.ts";
import { partCheck } from "../kit/part-check.ts";
import { withHome } from "../kit/with-home.ts";

/** A CLI that is not there is a result, and no rejection (INV-EXECUTION-RUN-002). */
export default partCheck("INV-EXECUTION-RUN-002", "missing-cli", async ({ host, isApi }) => {
  if (isApi) return unsupported("it asks an API: there is no CLI to miss");
  const reported = await withoutAnyCli(() =>
    withHome(() =>
      host.adapter.execute!(context(host, tmpdir())).then(
        ({ exitCode, errorCode, errorMessage }) => ({
          exitCode,
          errorCode,
          isReported: Boolean(errorMessage?.trim()),
        }),
        (thrown: unknown) => ({ thrown: String(thrown) }),
      ),
    ),
  );
  assertEqual("a CLI that is nowhere on PATH is not reported as such", reported, {
    exitCode: null,
    errorCode: "cli_not_found",
    isReported: true,
  });
  return undefined;
});
