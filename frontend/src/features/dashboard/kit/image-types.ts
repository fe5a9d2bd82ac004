/** The types that the file chooser offers; the server judges by content. */
export const IMAGE_TYPES = 'image/png,image/jpeg,image/webp';
