import { Global, Module } from '@nestjs/common';
import { Metrics } from '../metrics.js';
import { OperationsController } from './operations.controller.js';

@Global()
@Module({ controllers: [OperationsController], providers: [Metrics], exports: [Metrics] })
export class OperationsModule {}
