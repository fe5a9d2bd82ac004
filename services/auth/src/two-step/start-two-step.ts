import { notFound } from '@mekong/contracts';
import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Identity, Network } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { TwoStepRepository } from './two-step.repository.js';
import { ConfirmPassword } from '../my-account/index.js';
import { Secrets } from '../security/index.js';
import { ShopNameRepository } from '../shop-name/index.js';
import { UsersRepository } from '../users/index.js';
import { TwoStepOn } from './errors.js';
import { base32, otpauthUri } from './totp.js';

/** As long as RFC 4226 recommends. */
const secretBytes = 20;

/** Makes the secret for an authenticator app. Logins do not need a code until the secret is confirmed. */
@Injectable()
export class StartTwoStep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly twoStep: TwoStepRepository,
    private readonly secrets: Secrets,
    private readonly confirmPassword: ConfirmPassword,
    private readonly shopName: ShopNameRepository,
  ) {}

  /** Replaces an earlier, unconfirmed secret. Throws WrongPassword, or TwoStepOn when it is on already. */
  async start(
    { userId, email }: Identity,
    password: string,
    network: Network,
  ): Promise<{ secret: string; uri: string }> {
    await this.confirmPassword.confirm({ userId, network }, password, 'password');
    const secret = randomBytes(secretBytes);
    await this.dataSource.transaction(async (tx) => {
      const user = await this.users.lockForPassword(tx, userId);
      if (!user) throw notFound('User');
      if (user.hasTwoStep) throw new TwoStepOn();
      await this.twoStep.setSecret(tx, userId, this.secrets.seal(secret.toString('base64')));
    });
    return { secret: base32(secret), uri: otpauthUri(secret, await this.shopName.now(), email) };
  }
}
