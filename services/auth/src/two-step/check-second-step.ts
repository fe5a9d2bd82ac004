import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TwoStepRepository, type TwoStep } from './two-step.repository.js';
import { Secrets, tooManyAttempts } from '../security/index.js';
import { stepOfCode } from './totp.js';

/** Checks a code of the user's authenticator app, or a recovery code. Each works once. */
@Injectable()
export class CheckSecondStep {
  constructor(
    private readonly twoStep: TwoStepRepository,
    private readonly secrets: Secrets,
  ) {}

  /** Counts a wrong code, so the caller must commit either way. Throws TooMany after 15 in 15 minutes. */
  async isRight(tx: EntityManager, userId: string, given: string): Promise<boolean> {
    const step = await this.twoStep.lock(tx, userId);
    if (!step) return false;
    if (step.isClosed) throw tooManyAttempts(step.wait);
    const isRight =
      (await this.isAppCode(tx, userId, step, given)) ||
      (await this.twoStep.useRecoveryCode(tx, userId, this.secrets.hashesOfRecoveryCode(userId, given)));
    if (!isRight) await this.twoStep.countWrong(tx, userId);
    return isRight;
  }

  private async isAppCode(tx: EntityManager, userId: string, step: TwoStep, given: string): Promise<boolean> {
    const secret = this.secrets.unseal(step.secretSealed);
    const used = stepOfCode(Buffer.from(secret, 'base64'), given, step.lastStep);
    if (used === undefined) return false;
    // Sealed anew with the key in use, so that an older key is no longer needed for this secret.
    await this.twoStep.noteStep(tx, userId, used, this.secrets.seal(secret));
    return true;
  }
}
