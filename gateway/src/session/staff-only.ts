import { Inject, Injectable } from '@nestjs/common';
import { notFound } from '@mekong/contracts';
import type { FastifyRequest } from 'fastify';
import { AuthClient } from './auth.client.js';
import { CONFIG, type GatewayConfig } from '../config.js';
import { claimsOf, sessionOf } from './session-of.js';

/** Keeps pages of the gateway itself for staff; to everybody else, and before an account is set up, they are not there. */
@Injectable()
export class StaffOnly {
  constructor(
    private readonly auth: AuthClient,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** For an onRequest hook. Throws a 404 for whoever is no staff. */
  readonly check = async ({ headers }: FastifyRequest): Promise<void> => {
    const session = sessionOf(headers.cookie, this.config.PUBLIC_URL);
    const token = session && (await this.auth.vouch(session, 'auth'));
    const claims = token ? claimsOf(token) : undefined;
    const isStaff = claims?.verified && claims.role !== 'customer' && !claims.setup;
    if (!isStaff) throw notFound('Page');
  };
}
