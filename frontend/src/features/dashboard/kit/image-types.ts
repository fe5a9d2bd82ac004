/** The types that the file chooser offers; the server checks the content. */
export const IMAGE_TYPES = 'image/png,image/jpeg,image/webp';
