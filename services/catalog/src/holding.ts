const escaped = (key: string) => key.replace(/[\\%_]/g, '\\$&');

/** The LIKE pattern of the texts that hold `key`, its signs taken as they are. */
export const holding = (key: string) => `%${escaped(key)}%`;
