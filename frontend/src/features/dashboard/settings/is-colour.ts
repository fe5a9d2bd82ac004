/** Whether a text is a colour as the shop keeps it: `#0e4a54`. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);
