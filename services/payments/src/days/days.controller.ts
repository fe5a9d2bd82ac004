import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  Access,
  Answers,
  AnswersOnce,
  ApiTags,
  Caller,
  type Identity,
  NeedsFreshPassword,
} from '@mekong/service-defaults';
import { CloseDay } from './close-day.js';
import * as dto from './days.dto.js';
import { DaysRepository } from './days.repository.js';
import { dayView } from './views.js';

/** The books by days of Phnom Penh. */
@ApiTags('payment')
@Controller('api/admin/money/days')
export class DaysController {
  constructor(
    readonly days: DaysRepository,
    private readonly closeDay: CloseDay,
  ) {}

  @Get(':day')
  @Access(['admin', 'support'])
  @Answers(
    'What came and went on a day, what each account had, and whether it is closed',
    200,
    dto.dayAnswer,
    400,
    401,
    403,
  )
  async read(@Param('day', { schema: dto.dayParam }) day: string) {
    return dayView(await this.days.find(day));
  }

  @Post(':day')
  @HttpCode(200)
  @Access(['admin'])
  @NeedsFreshPassword()
  @AnswersOnce(
    {
      answerOf: dayView,
      readAgain: ({ days }: DaysController, { params }) => days.find(params.day!),
    },
    'Closes a day with what was counted; what comes later is booked on the first open one',
    200,
    dto.dayAnswer,
    ...[400, 401, 403, 409],
  )
  close(
    @Caller() caller: Identity,
    @Param('day', { schema: dto.dayParam }) day: string,
    @Body({ schema: dto.closeBody }) { counted, explanation }: dto.CloseBody,
  ) {
    return this.closeDay.close(caller, day, counted, explanation || null);
  }
}
