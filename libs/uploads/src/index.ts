export { UploadsModule } from './uploads.module.js';
export type { UploadSettings } from './upload-settings.js';
export { leaveFormsToMulter } from './forms/leave-forms-to-multer.js';
export { UploadFolder } from './forms/upload-folder.js';
export {
  maxFileMegabytes,
  uploadInterceptor,
  type UploadRequest,
  type UploadRules,
} from './forms/upload.interceptor.js';
export type { Card } from './images/card.js';
export { ImageReaders } from './images/image-readers.js';
export { type ImageFile, TakeImage } from './images/take-image.js';
