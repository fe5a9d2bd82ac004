export { BackupsModule } from './backups.module.js';
