import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { ShopEvent } from '@mekong/contracts';
import { Inbox } from '@mekong/messaging';
import type { EntityManager } from 'typeorm';
import { QueueMail, type NewMail } from '../../use-cases/queue-mail.js';
import { RaiseAlerts } from '../../use-cases/raise-alerts.js';
import { MailerJob } from '../jobs/mailer.job.js';

/** Which news is worth a mail; that of orders is worth an alert to staff as well. */
@Controller()
export class MailsConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly queueMail: QueueMail,
    private readonly mailer: MailerJob,
    private readonly alerts: RaiseAlerts,
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
    const mail = { template: 'order-receipt', to: event.data.customer.email, params: event.data } as const;
    return this.mail(event, mail, (tx) => this.alerts.orderPaid(tx, event.data));
  }

  @EventPattern<string>('order.shipped.v1')
  shipped(@Payload() event: ShopEvent<'order.shipped.v1'>) {
    return this.mail(event, { template: 'order-shipped', to: event.data.customer.email, params: event.data });
  }

  @EventPattern<string>('order.shipment-corrected.v1')
  shipmentCorrected(@Payload() event: ShopEvent<'order.shipment-corrected.v1'>) {
    return this.mail(event, {
      template: 'order-shipment-corrected',
      to: event.data.customer.email,
      params: event.data,
    });
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
  cancelled(@Payload() event: ShopEvent<'order.cancelled.v1'>) {
    const { data } = event;
    const mail = data.customer && {
      template: 'order-cancelled' as const,
      to: data.customer.email,
      params: data,
    };
    return this.mail(event, mail, (tx) => this.alerts.orderEnded(tx, 'order.cancelled', data));
  }

  @EventPattern<string>('order.refunded.v1')
  refunded(@Payload() event: ShopEvent<'order.refunded.v1'>) {
    const mail = { template: 'order-refunded', to: event.data.customer.email, params: event.data } as const;
    return this.mail(event, mail, (tx) => this.alerts.orderEnded(tx, 'order.refunded', event.data));
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

  private async mail(
    event: ShopEvent,
    mail: NewMail | undefined,
    alert?: (tx: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.inbox.once(event, async (tx) => {
      if (mail) await this.queueMail.run(tx, mail);
      await alert?.(tx);
    });
    this.mailer.wake();
  }
}
