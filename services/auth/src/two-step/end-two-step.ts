import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { type Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { actOnSelf, actOnUser, AuditLogRepository } from '../audit-log/index.js';
import { ConfirmPassword, type Holder } from '../my-account/index.js';
import { OwnAccount, type User, UsersRepository } from '../users/index.js';
import { TwoStepRepository } from './two-step.repository.js';
import { TwoStepOff, WrongSecondStep } from './errors.js';
import { CheckSecondStep } from './check-second-step.js';

/** Switches the second step off and deletes its secret and recovery codes. Throws TwoStepOff when it is not on. */
@Injectable()
export class EndTwoStep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly twoStep: TwoStepRepository,
    private readonly confirmPassword: ConfirmPassword,
    private readonly check: CheckSecondStep,
    private readonly auditLog: AuditLogRepository,
  ) {}

  /** At the user's own request, with password and code. Throws WrongPassword or WrongSecondStep. */
  async end(holder: Holder, password: string, code: string): Promise<void> {
    const { userId } = holder;
    await this.confirmPassword.confirm(holder, password, 'password');
    const isRight = await this.dataSource.transaction(async (tx) => {
      const user = requireTwoStep(await this.users.lockForPassword(tx, userId));
      if (!(await this.check.isRight(tx, userId, code))) return false;
      await this.twoStep.setOn(tx, userId, false);
      await this.auditLog.record(tx, actOnSelf(user, 'account.two-step-switched-off'));
      return true;
    });
    if (!isRight) throw new WrongSecondStep();
  }

  /** At an admin's request, for somebody who has lost phone and recovery codes. Throws OwnAccount. */
  async resetFor(caller: Identity, id: string): Promise<User> {
    if (caller.userId === id) throw new OwnAccount('two_step');
    return this.dataSource.transaction(async (tx) => {
      const user = requireTwoStep(await this.users.lockForPassword(tx, id));
      await this.twoStep.setOn(tx, id, false);
      const change = { before: { two_step: true }, after: { two_step: false } };
      await this.auditLog.record(tx, actOnUser(caller, 'user.two-step-reset', user, change));
      return Object.assign(user, { hasTwoStep: false });
    });
  }
}

function requireTwoStep(user: User | null): User {
  if (!user) throw notFound('User');
  if (!user.hasTwoStep) throw new TwoStepOff();
  return user;
}
