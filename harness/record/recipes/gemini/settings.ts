/** Settings by which gemini asks no one but the API: no update, no statistics, a key in place of a login. */
export const settings = {
  security: { auth: { selectedType: "gemini-api-key" } },
  general: {
    disableAutoUpdate: true,
    disableUpdateNag: true,
    enableAutoUpdate: false,
    enableAutoUpdateNotification: false,
  },
  privacy: { usageStatisticsEnabled: false },
  telemetry: { enabled: false },
};

export const SETTINGS_FILE = "~/.gemini/settings.json";

/** The settings file with some of them changed, as `files` of a run. */
export function withSettings(changed: object): Record<string, string> {
  return { [SETTINGS_FILE]: JSON.stringify({ ...settings, ...changed }) };
}

/** The settings file of somebody who chose another login, or none. */
export function withLogin(selectedType?: string): Record<string, string> {
  return withSettings({ security: selectedType === undefined ? {} : { auth: { selectedType } } });
}

/** One try and one more, where ten of them would go on for minutes. */
export const fewTries = withSettings({ general: { ...settings.general, maxAttempts: 2 } });
