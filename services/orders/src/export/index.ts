export { ExportModule } from './export.module.js';
