import { Body, Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { serviceNames } from '@mekong/contracts';
import { Access, Answers, text } from '@mekong/service-defaults';
import { z } from 'zod';
import { DEAD_LETTERS, type DeadLetters } from './dead-letter.js';

const listAnswer = z.object({
  dead_letters: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      reason: z.string(),
      attempts: z.int(),
      dead_at: z.string(),
      event: z.unknown(),
    }),
  ),
});
const replayBody = z.object({ id: text(100).optional() }).default({});
const replayAnswer = z.object({ replayed: z.int() });
/** In the path so that the gateway knows whom to ask. */
const serviceParam = z.enum(serviceNames);

/** The events that a service could not handle, for the admins. */
@ApiTags('operations')
@Controller('api/admin/dead-letters/:service')
@Access(['admin'])
export class DeadLettersController {
  constructor(@Inject(DEAD_LETTERS) private readonly deadLetters: DeadLetters) {}

  @Get()
  @Answers('What a service could not handle, and why', 200, listAnswer, 401, 403)
  async list(@Param('service', { schema: serviceParam }) _service: string) {
    const letters = await this.deadLetters.list();
    return { dead_letters: letters.map(({ deadAt, ...letter }) => ({ ...letter, dead_at: deadAt })) };
  }

  @Post('replay')
  @HttpCode(200)
  @Answers('Hands all dead letters, or the one named, to their handler again', 200, replayAnswer, 401, 403)
  async replay(
    @Param('service', { schema: serviceParam }) _service: string,
    @Body({ schema: replayBody }) { id }: z.infer<typeof replayBody>,
  ) {
    return { replayed: await this.deadLetters.replay(id) };
  }
}
