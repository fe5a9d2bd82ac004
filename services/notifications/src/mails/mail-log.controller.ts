import { notFound } from '@mekong/contracts';
import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  Access,
  Answers,
  ApiTags,
  Caller,
  type Identity,
  NeedsFreshPassword,
  AnswersOnce,
  pageFields,
  pageOf,
  pageQuery,
  text,
} from '@mekong/service-defaults';
import { z } from 'zod';
import { seesOnlyCustomers } from './mail-scope.js';
import type { Mail } from './mail.entity.js';
import { ShopInMessages } from '../copies/index.js';
import { MailsRepository } from './mails.repository.js';
import { templateNames } from './templates/templates.js';
import { ResendMail } from './resend-mail.js';
import { mailSchema, mailStatuses, mailView } from './views.js';
import { MailerJob } from './mailer.job.js';

const mailsQuery = pageQuery({ default: 20, max: 100 }).extend({
  status: mailStatuses.optional(),
  kind: z.enum(templateNames).optional(),
  q: text(254).optional(),
});
const mailsAnswer = z.object({
  mails: z.array(mailSchema),
  ...pageFields,
});
const exportedMailsAnswer = z.object({ mails: z.array(mailSchema) });
const resendAnswer = z.object({ message: z.string(), id: z.uuid() });

/** The log of all mails. */
@ApiTags('notifications')
@Controller('api/admin')
@Access(['admin'])
export class MailLogController {
  constructor(
    private readonly mails: MailsRepository,
    private readonly shopInMessages: ShopInMessages,
    private readonly resendMail: ResendMail,
    private readonly mailer: MailerJob,
  ) {}

  @Get('mails')
  @Access(['admin', 'support'])
  @Answers(
    'The mails, newest first, for support only those to customers; `q` is part of an address or the number or id of an order',
    200,
    mailsAnswer,
    400,
    401,
    403,
  )
  async list(
    @Caller() caller: Identity,
    @Query({ schema: mailsQuery }) { page, limit, kind, ...search }: z.infer<typeof mailsQuery>,
  ) {
    const wanted = { ...search, template: kind, isForSupport: seesOnlyCustomers(caller) };
    const { rows, total } = await this.mails.findPage(wanted, page, limit);
    return { mails: await this.viewsOf(rows), ...pageOf({ page, limit }, total) };
  }

  @Get('users/:userId/mails')
  @NeedsFreshPassword()
  @Answers("All mails to one user, for a copy of the person's data", 200, exportedMailsAnswer, 401, 403, 404)
  async ofUser(@Param('userId') userId: string) {
    if (!z.uuid().safeParse(userId).success) throw notFound('User');
    return { mails: await this.viewsOf(await this.mails.findAllOf(userId)) };
  }

  @Post('mails/:id/resend')
  @AnswersOnce(
    (id: string) => ({ message: 'The mail is sent again', id }),
    'Sends a mail again, for support one to a customer; 409 for codes, links, steps of orders that are over, settled orders and mails that wait or were just sent again; 5 an hour to one address',
    200,
    resendAnswer,
    401,
    403,
    404,
    409,
    429,
  )
  @HttpCode(200)
  @Access(['admin', 'support'])
  async resend(@Caller() caller: Identity, @Param('id') id: string) {
    if (!z.uuid().safeParse(id).success) throw notFound('Mail');
    const copy = await this.resendMail.resend(caller, id);
    this.mailer.wake();
    return copy;
  }

  private async viewsOf(mails: Mail[]) {
    const outdated = await this.mails.findOutdated(mails);
    const shop = await this.shopInMessages.now();
    return mails.map((mail) => mailView(mail, outdated.get(mail.id), shop));
  }
}
