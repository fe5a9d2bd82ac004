import { notFound } from '@mekong/contracts';
import { Controller, Get, Inject, Req } from '@nestjs/common';
import { Access, ApiExcludeEndpoint, isFromGateway } from '@mekong/service-defaults';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type CatalogConfig } from '../config.js';
import { CatalogueState } from './catalogue-state.repository.js';

/** Tells the gateway whether what it has kept is still right. */
@Controller('internal/catalogue-state')
@Access('public')
export class CatalogueStateController {
  constructor(
    private readonly catalogue: CatalogueState,
    @Inject(CONFIG) private readonly config: CatalogConfig,
  ) {}

  /** Another answer after every change of what the public reads show. Only for the gateway; 404 to anybody else. */
  @Get()
  @ApiExcludeEndpoint()
  async state(@Req() request: FastifyRequest) {
    if (!isFromGateway(request, this.config.GATEWAY_KEY)) throw notFound('Page');
    return this.catalogue.now();
  }
}
