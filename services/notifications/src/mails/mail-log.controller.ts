import { notFound } from '@mekong/contracts';
import { Controller, Get, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';
import {
  Access,
  Answers,
  ApiTags,
  Caller,
  type Identity,
  pageFields,
  pageOf,
  pageQuery,
  text,
} from '@mekong/service-defaults';
import { z } from 'zod';
import { CONFIG, type NotificationsConfig } from '../config.js';
import { MailsRepository } from './mails.repository.js';
import { templateNames } from './templates/templates.js';
import { ResendMail } from './resend-mail.js';
import { mailSchema, mailView } from './views.js';
import { MailerJob } from './mailer.job.js';

const mailsQuery = pageQuery({ default: 20, max: 100 }).extend({
  status: z.enum(['queued', 'sent', 'failed']).optional(),
  kind: z.enum(templateNames).optional(),
  q: text(254).optional(),
});
const mailsAnswer = z.object({
  mails: z.array(mailSchema),
  ...pageFields,
});
const resendAnswer = z.object({ message: z.string(), id: z.uuid() });

/** The log of all mails, for admins. */
@ApiTags('notifications')
@Controller('api/admin/mails')
@Access(['admin'])
export class MailLogController {
  constructor(
    private readonly mails: MailsRepository,
    private readonly resendMail: ResendMail,
    private readonly mailer: MailerJob,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  @Get()
  @Answers('The mails, newest first; `q` is part of an address or an order', 200, mailsAnswer, 400, 401, 403)
  async list(@Query({ schema: mailsQuery }) { page, limit, kind, ...search }: z.infer<typeof mailsQuery>) {
    const { rows, total } = await this.mails.findPage({ ...search, template: kind }, page, limit);
    const outdated = await this.mails.findOutdated(rows);
    const shop = { name: this.config.SHOP_NAME, url: this.config.PUBLIC_URL };
    return {
      mails: rows.map((mail) => mailView(mail, outdated.has(mail.id), shop)),
      ...pageOf({ page, limit }, total),
    };
  }

  @Post(':id/resend')
  @HttpCode(200)
  @Answers(
    'Sends a mail again; 409 for codes, links, corrected shipments and mails that wait or were just sent again; 5 an hour to one address',
    200,
    resendAnswer,
    401,
    403,
    404,
    409,
    429,
  )
  async resend(@Caller() caller: Identity, @Param('id') id: string) {
    if (!z.uuid().safeParse(id).success) throw notFound('Mail');
    const copy = await this.resendMail.run(caller, id);
    this.mailer.wake();
    return { message: 'The mail is sent again', id: copy };
  }
}
