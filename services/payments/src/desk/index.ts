export { DeskModule } from './desk.module.js';
