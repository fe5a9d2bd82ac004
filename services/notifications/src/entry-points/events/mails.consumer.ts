import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { ShopEvent } from '@mekong/contracts';
import { Inbox } from '@mekong/messaging';
import { QueueMail, type NewMail } from '../../use-cases/queue-mail.js';
import { MailerJob } from '../jobs/mailer.job.js';

/** Which news is worth a mail. */
@Controller()
export class MailsConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly queueMail: QueueMail,
    private readonly mailer: MailerJob,
  ) {}

  @EventPattern<string>('user.signed-up.v1')
  signedUp(@Payload() event: ShopEvent<'user.signed-up.v1'>) {
    return this.mailCode(event);
  }

  @EventPattern<string>('user.code-requested.v1')
  codeRequested(@Payload() event: ShopEvent<'user.code-requested.v1'>) {
    return this.mailCode(event);
  }

  @EventPattern<string>('user.verified.v1')
  verified(@Payload() event: ShopEvent<'user.verified.v1'>) {
    const { email, name } = event.data;
    return this.mail(event, { template: 'welcome', to: email, params: { name } });
  }

  @EventPattern<string>('user.password-reset-requested.v1')
  resetRequested(@Payload() event: ShopEvent<'user.password-reset-requested.v1'>) {
    const { email, name, token_sealed } = event.data;
    return this.mail(event, {
      template: 'password-reset',
      to: email,
      params: { name },
      secretSealed: token_sealed,
    });
  }

  @EventPattern<string>('order.paid.v1')
  paid(@Payload() event: ShopEvent<'order.paid.v1'>) {
    return this.mail(event, { template: 'order-receipt', to: event.data.customer.email, params: event.data });
  }

  @EventPattern<string>('order.shipped.v1')
  shipped(@Payload() event: ShopEvent<'order.shipped.v1'>) {
    return this.mail(event, { template: 'order-shipped', to: event.data.customer.email, params: event.data });
  }

  @EventPattern<string>('order.delivered.v1')
  delivered(@Payload() event: ShopEvent<'order.delivered.v1'>) {
    return this.mail(event, {
      template: 'order-delivered',
      to: event.data.customer.email,
      params: event.data,
    });
  }

  /** Older news does not say whose order it was; nobody can be mailed then. */
  @EventPattern<string>('order.cancelled.v1')
  async cancelled(@Payload() event: ShopEvent<'order.cancelled.v1'>) {
    const { customer } = event.data;
    if (!customer) return;
    await this.mail(event, { template: 'order-cancelled', to: customer.email, params: event.data });
  }

  @EventPattern<string>('order.refunded.v1')
  refunded(@Payload() event: ShopEvent<'order.refunded.v1'>) {
    return this.mail(event, {
      template: 'order-refunded',
      to: event.data.customer.email,
      params: event.data,
    });
  }

  private mailCode(event: ShopEvent<'user.signed-up.v1' | 'user.code-requested.v1'>) {
    const { email, name, code_sealed } = event.data;
    return this.mail(event, {
      template: 'verification-code',
      to: email,
      params: { name },
      secretSealed: code_sealed,
    });
  }

  private async mail(event: ShopEvent, mail: NewMail): Promise<void> {
    await this.inbox.once(event, (tx) => this.queueMail.run(tx, mail));
    this.mailer.wake();
  }
}
