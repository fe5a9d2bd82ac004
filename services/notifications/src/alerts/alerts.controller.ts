import type { IncomingMessage } from 'node:http';
import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Post,
  Put,
  Query,
  Req,
  StreamableFile,
} from '@nestjs/common';
import {
  Access,
  Answers,
  AnswersFile,
  ApiHeader,
  ApiTags,
  Caller,
  type Identity,
  idParam,
  pageOf,
} from '@mekong/service-defaults';
import { z } from 'zod';
import { AlertsRepository } from './alerts.repository.js';
import { PreferencesRepository } from './preferences.repository.js';
import { MarkRead } from './mark-read.js';
import { SetPreferences } from './set-preferences.js';
import { LiveStreams } from './live/live-streams.js';
import { alertView } from './views.js';
import * as dto from './alerts.dto.js';

@ApiTags('notifications')
@Controller('api/notifications')
@Access(['admin', 'seller'])
export class AlertsController {
  constructor(
    private readonly alerts: AlertsRepository,
    private readonly preferences: PreferencesRepository,
    private readonly markRead: MarkRead,
    private readonly setPreferences: SetPreferences,
    private readonly streams: LiveStreams,
  ) {}

  @Get()
  @Answers(
    'Alerts, newest first: for a seller of their products and their lines of orders, for an admin all',
    200,
    dto.alertsAnswer,
    400,
    401,
    403,
  )
  async list(
    @Caller() caller: Identity,
    @Query({ schema: dto.alertsQuery }) { page, limit, unread, settled, grouped, ...others }: dto.AlertsQuery,
  ) {
    const search = {
      ...others,
      unread: unread === 'true',
      settled: settled === undefined ? undefined : settled === 'true',
    };
    const { rows, total } =
      grouped === 'true'
        ? await this.alerts.findGroups(caller, search, page, limit)
        : await this.alerts.findPage(caller, search, page, limit);
    return {
      alerts: rows.map(alertView),
      ...pageOf({ page, limit }, total),
      unread: await this.alerts.countUnread(caller),
    };
  }

  @Post('read')
  @HttpCode(200)
  @Answers('Marks alerts as read; answers how many are left', 200, dto.readAnswer, 400, 401, 403)
  async read(@Caller() caller: Identity, @Body({ schema: dto.readBody }) body: dto.ReadBody) {
    await this.markRead.markRead(caller, 'ids' in body ? body.ids : body);
    return { unread: await this.alerts.countUnread(caller) };
  }

  @Get('preferences')
  @Answers(
    'Which alerts one wants, which by mail too, and from which stock on',
    200,
    dto.preferencesAnswer,
    401,
    403,
  )
  async wanted(@Caller() { userId }: Identity) {
    return { preferences: await this.preferences.of(userId) };
  }

  @Put('preferences')
  @Answers(
    'Sets which alerts one wants; what is left out stays as it is',
    200,
    dto.preferencesAnswer,
    400,
    401,
    403,
  )
  async want(@Caller() caller: Identity, @Body({ schema: dto.preferencesBody }) chosen: dto.PreferencesBody) {
    return { preferences: await this.setPreferences.set(caller, chosen) };
  }

  @Get('stream')
  @Header('cache-control', 'no-store')
  @Header('x-accel-buffering', 'no')
  @ApiHeader({
    name: 'last-event-id',
    required: false,
    description: 'The last alert that the browser has; newer ones are sent at once',
    schema: { type: 'string' },
  })
  @AnswersFile(
    'Server-sent events: `unread` with the count, `alert` with each new one; ends after a minute at most, to be opened again',
    ['text/event-stream'],
    401,
    403,
    429,
  )
  async stream(@Caller() caller: Identity, @Req() { headers }: IncomingMessage) {
    const lastId = idParam.or(z.literal('0').transform(Number)).safeParse(headers['last-event-id']).data;
    const { out } = await this.streams.start(caller, expiryOf(headers.authorization!), lastId);
    return new StreamableFile(out, { type: 'text/event-stream; charset=utf-8' });
  }
}

/** When the verified token expires; until then the session need not be checked again. */
function expiryOf(authorization: string): Date {
  const claims = authorization.split('.')[1]!;
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number };
  return new Date(exp * 1000);
}
