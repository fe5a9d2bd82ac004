/** What a service says of the forms that it takes. */
export interface UploadSettings {
  /** The largest form with all its files, where a call does not say it. */
  UPLOAD_LIMIT_MB?: number;
  /** Where files of forms are until their answers are sent; by default a temporary folder. */
  UPLOAD_FOLDER?: string;
}

export const UPLOAD_SETTINGS = Symbol('UPLOAD_SETTINGS');
