export { MultipartModule } from './multipart.module.js';
export {
  maxFileMegabytes,
  uploadInterceptor,
  type UploadRequest,
  type UploadRules,
} from './upload.interceptor.js';
