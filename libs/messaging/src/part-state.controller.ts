import type { IncomingMessage } from 'node:http';
import { Controller, Get, Param, Req } from '@nestjs/common';
import { serviceNames, type ServiceName } from '@mekong/contracts';
import { Access, Answers, ApiTags } from '@mekong/service-defaults';
import { z } from 'zod';
import { PartState } from './part-state.js';

const replicaCounts = z.partialRecord(
  z.enum(['serving', 'leaving', 'unreachable', 'hanging']),
  z.int().nonnegative(),
);
const stateAnswer = z.object({
  state: z.object({
    service: z.enum(serviceNames),
    broker: z.enum(['there', 'away']),
    unsent: z.int().describe('Events of the service that nobody has got yet'),
    oldest_unsent_seconds: z.number().describe('The age of the oldest of them'),
    unhandled: z.int().nullable().describe('Events for the service that it has not handled yet'),
    failed: z.int().nullable().describe('Events for the service that it could not handle'),
    oldest_mail_seconds: z
      .number()
      .optional()
      .describe('Of the service that sends mails: the age of the oldest that is not sent yet'),
    replicas: replicaCounts.describe('Its replicas by how the gateway sees them'),
  }),
});
/** How a service is doing, for the admins. */
@ApiTags('operations')
@Controller('api/admin/parts/:service')
@Access(['admin'])
export class PartStateController {
  constructor(private readonly state: PartState) {}

  @Get()
  @Answers('How a service is doing', 200, stateAnswer, 401, 403)
  async get(
    @Param('service', { schema: z.enum(serviceNames) }) service: ServiceName,
    @Req() { headers }: IncomingMessage,
  ) {
    const { isBrokerThere, oldestSeconds, oldestMailSeconds, ...counts } = await this.state.read();
    const broker: 'there' | 'away' = isBrokerThere ? 'there' : 'away';
    const replicas = replicasIn(headers['x-replicas']);
    const ages = { oldest_unsent_seconds: oldestSeconds, oldest_mail_seconds: oldestMailSeconds };
    return { state: { service, broker, ...counts, ...ages, replicas } };
  }
}

/** The gateway's word; none without one. */
function replicasIn(header: string | string[] | undefined): z.infer<typeof replicaCounts> {
  try {
    return replicaCounts.parse(JSON.parse(String(header)));
  } catch {
    return {};
  }
}
