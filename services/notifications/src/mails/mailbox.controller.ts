import { notFound } from '@mekong/contracts';
import { Controller, Get, Header, Inject, Param, Query } from '@nestjs/common';
import { Access, Answers, ApiExcludeEndpoint, ApiTags, knownId, text } from '@mekong/service-defaults';
import { z } from 'zod';
import { CONFIG, type NotificationsConfig } from '../config.js';
import { ShopInMessages } from '../copies/index.js';
import { MailboxRepository } from './mailbox.repository.js';
import { listPage, messagePage } from './mailbox.page.js';

const mailboxQuery = z.object({ to: text(254).optional() });
const mailboxAnswer = z.object({
  messages: z.array(
    z.object({
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      created_at: z.string(),
    }),
  ),
});
const htmlType = 'text/html; charset=utf-8';

/** The mailbox, which replaces SMTP in development; with SMTP_URL it answers 404. */
@ApiTags('mailbox')
@Controller()
@Access('public')
export class MailboxController {
  constructor(
    private readonly mailbox: MailboxRepository,
    private readonly shopInMessages: ShopInMessages,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  @Get('api/dev/mailbox')
  @Answers('The mails that were sent, newest first; 404 when mail is sent for real', 200, mailboxAnswer, 404)
  async messages(@Query({ schema: mailboxQuery }) { to }: z.infer<typeof mailboxQuery>) {
    this.refuseWithSmtp();
    const messages = await this.mailbox.list(to);
    return {
      messages: messages.map(({ to, subject, text, html, createdAt }) => ({
        to,
        subject,
        text,
        html,
        created_at: createdAt.toISOString(),
      })),
    };
  }

  @Get('dev/mailbox')
  @Header('content-type', htmlType)
  @ApiExcludeEndpoint()
  async list(@Query({ schema: mailboxQuery }) { to }: z.infer<typeof mailboxQuery>) {
    this.refuseWithSmtp();
    const { name } = await this.shopInMessages.now();
    return listPage(name, await this.mailbox.list(to), to);
  }

  @Get('dev/mailbox/:id')
  @Header('content-type', htmlType)
  @ApiExcludeEndpoint()
  async read(@Param('id') id: string) {
    this.refuseWithSmtp();
    const message = await this.mailbox.find(knownId(id, 'Mail'));
    if (!message) throw notFound('Mail');
    return messagePage(message);
  }

  private refuseWithSmtp(): void {
    if (this.config.SMTP_URL) throw notFound('Mailbox');
  }
}
