export { SpecFieldsModule } from './spec-fields.module.js';
