/** The types that the file chooser offers; the server judges by content. */
export const IMAGE_TYPES = 'image/png,image/jpeg,image/webp';

export const IMAGE_HINT = 'PNG, JPG, JPEG, max 5MB';
