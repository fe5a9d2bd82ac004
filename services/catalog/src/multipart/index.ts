export { MultipartModule } from './multipart.module.js';
export { UploadFolder } from './upload-folder.js';
export {
  maxFileMegabytes,
  uploadInterceptor,
  type UploadRequest,
  type UploadRules,
} from './upload.interceptor.js';
