import { Body, Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { serviceNames } from '@mekong/contracts';
import {
  Access,
  Answers,
  ApiTags,
  Caller,
  type Identity,
  NeedsFreshPassword,
  requiredText,
} from '@mekong/service-defaults';
import { z } from 'zod';
import { DEAD_LETTERS, type DeadLetters } from './dead-letter.js';
import { DropDeadLetter } from './drop-dead-letter.js';
import { ReplayDeadLetters } from './replay-dead-letters.js';

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
const replayBody = z.object({ id: requiredText(100).optional() }).default({});
const replayAnswer = z.object({ replayed: z.int() });
const dropBody = z.object({ id: requiredText(100) });
const dropAnswer = z.object({ dropped: z.int() });
/** In the path, by which the gateway finds the service. */
const serviceParam = z.enum(serviceNames);

/** The events that a service could not handle, for the admins. */
@ApiTags('operations')
@Controller('api/admin/dead-letters/:service')
@Access(['admin'])
export class DeadLettersController {
  constructor(
    @Inject(DEAD_LETTERS) private readonly deadLetters: DeadLetters,
    private readonly replayLetters: ReplayDeadLetters,
    private readonly dropLetter: DropDeadLetter,
  ) {}

  @Get()
  @Answers('What a service could not handle, and why', 200, listAnswer, 401, 403)
  async list(@Param('service', { schema: serviceParam }) _service: string) {
    const letters = await this.deadLetters.list();
    return { dead_letters: letters.map(({ deadAt, ...letter }) => ({ ...letter, dead_at: deadAt })) };
  }

  @Post('replay')
  @HttpCode(200)
  @Answers(
    'Hands all dead letters, or the one named, to their handler again',
    200,
    replayAnswer,
    400,
    401,
    403,
    404,
  )
  async replay(
    @Caller() caller: Identity,
    @Param('service', { schema: serviceParam }) service: string,
    @Body({ schema: replayBody }) { id }: z.infer<typeof replayBody>,
  ) {
    return { replayed: await this.replayLetters.run(caller, service, id) };
  }

  @Post('drop')
  @HttpCode(200)
  @NeedsFreshPassword()
  @Answers(
    'Removes a dead letter for good: its event never takes effect',
    200,
    dropAnswer,
    400,
    401,
    403,
    404,
  )
  async drop(
    @Caller() caller: Identity,
    @Param('service', { schema: serviceParam }) service: string,
    @Body({ schema: dropBody }) { id }: z.infer<typeof dropBody>,
  ) {
    await this.dropLetter.run(caller, service, id);
    return { dropped: 1 };
  }
}
