import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { KnownDevices, LoginsRepository, SessionsRepository, type Visitor } from '../sessions/index.js';
import { CheckSecondStep, WrongSecondStep } from '../two-step/index.js';
import { UsersRepository } from '../users/index.js';
import { TicketsRepository } from './tickets.repository.js';
import { TicketEnded } from './errors.js';
import type { LoggedIn } from './log-in.js';

type Session = Exclude<LoggedIn, { ticket: string }>;

/** The second step of a login: with the right code the session starts and the ticket is deleted. */
@Injectable()
export class FinishLogIn {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly tickets: TicketsRepository,
    private readonly sessions: SessionsRepository,
    private readonly logins: LoginsRepository,
    private readonly check: CheckSecondStep,
    private readonly devices: KnownDevices,
  ) {}

  /** Throws WrongSecondStep; TicketEnded after 5 wrong codes or 10 minutes; TooMany after 15 wrong codes with any tickets. */
  async finish(ticket: string, code: string, visitor: Visitor): Promise<Session> {
    const userId = await this.tickets.findUserId(ticket);
    if (!userId) throw new TicketEnded();
    const token = await this.dataSource.transaction(async (tx) => {
      if (!(await this.tickets.lock(tx, ticket, userId))) throw new TicketEnded();
      if (await this.check.isRight(tx, userId, code)) return this.start(tx, ticket, userId, visitor);
      await this.tickets.countTry(tx, ticket);
      await this.logins.record(userId, visitor, 'wrong-code', tx);
      return undefined;
    });
    const user = await this.users.findWithPassword(userId);
    if (!token || !user) throw new WrongSecondStep();
    return {
      user,
      token,
      deviceCookie: this.devices.cookieFor(user, this.devices.idIn(visitor.cookies, user)),
    };
  }

  private async start(tx: EntityManager, ticket: string, userId: string, visitor: Visitor): Promise<string> {
    await this.tickets.remove(tx, ticket);
    await this.logins.record(userId, visitor, 'success', tx);
    return this.sessions.start(userId, visitor, tx, { isConfirmed: true });
  }
}
