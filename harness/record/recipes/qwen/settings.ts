/** Settings by which qwen asks no one but the API: no update, no statistics, a key in place of a login. */
export const settings = {
  security: { auth: { selectedType: "openai" } },
  general: { disableAutoUpdate: true, disableUpdateNag: true, enableAutoUpdate: false },
  privacy: { usageStatisticsEnabled: false },
  telemetry: { enabled: false },
};

export const SETTINGS_FILE = "~/.qwen/settings.json";

/** The settings file with some of them changed, as `files` of a run. */
export function withSettings(changed: object): Record<string, string> {
  return { [SETTINGS_FILE]: JSON.stringify({ ...settings, ...changed }) };
}

/** No one chose how to log in. */
export const noLogin = {
  env: { OPENAI_API_KEY: null, OPENAI_BASE_URL: null, OPENAI_MODEL: null },
  files: withSettings({ security: {} }),
};
