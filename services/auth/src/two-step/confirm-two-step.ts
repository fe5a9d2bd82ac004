import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { actOnSelf, AuditLogRepository } from '../audit-log/index.js';
import { Secrets } from '../security/index.js';
import { type User, UsersRepository } from '../users/index.js';
import { TwoStepRepository } from './two-step.repository.js';
import { TwoStepOn, WrongSecondStep } from './errors.js';
import { CheckSecondStep } from './check-second-step.js';

const recoveryCodes = 10;

/** Switches the second step on with a first code of the app; answers the recovery codes, which are shown only this once. */
@Injectable()
export class ConfirmTwoStep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly twoStep: TwoStepRepository,
    private readonly secrets: Secrets,
    private readonly check: CheckSecondStep,
    private readonly auditLog: AuditLogRepository,
  ) {}

  /** Throws TwoStepOn, or WrongSecondStep (for every code when there is no secret yet). */
  async confirm(userId: string, code: string): Promise<string[]> {
    const codes = await this.dataSource.transaction(async (tx) => {
      const user = await this.users.lockForPassword(tx, userId);
      if (!user) throw notFound('User');
      if (user.hasTwoStep) throw new TwoStepOn();
      return (await this.check.isRight(tx, userId, code)) ? this.switchOn(tx, user) : undefined;
    });
    if (!codes) throw new WrongSecondStep();
    return codes;
  }

  private async switchOn(tx: EntityManager, user: User): Promise<string[]> {
    const codes = Array.from({ length: recoveryCodes }, () => this.secrets.newRecoveryCode());
    await this.twoStep.setOn(tx, user.id, true);
    await this.twoStep.setRecoveryCodes(
      tx,
      user.id,
      codes.map((code) => this.secrets.hashOfRecoveryCode(user.id, code)),
    );
    await this.auditLog.record(tx, actOnSelf(user, 'account.two-step-switched-on'));
    return codes;
  }
}
