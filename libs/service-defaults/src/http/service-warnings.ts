import { Injectable, Logger } from '@nestjs/common';

/** What an operator should know of a service that works all the same; logged once, and shown in its health. */
@Injectable()
export class ServiceWarnings {
  readonly all: string[] = [];
  private readonly logger = new Logger(ServiceWarnings.name);

  add(warning: string): void {
    this.all.push(warning);
    this.logger.warn(warning);
  }
}
