import { createPrivateKey } from 'node:crypto';
import type { DynamicModule } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { TOKEN_ISSUER } from '@mekong/service-defaults';

/** The tokens by which the services know who calls, signed with this key (PEM) and good for a minute. */
export const tokensModule = (privateKey: string): DynamicModule =>
  JwtModule.registerAsync({
    global: true,
    useFactory: () => ({
      // Parsed once, not for each token.
      privateKey: createPrivateKey(privateKey),
      signOptions: { algorithm: 'ES256', issuer: TOKEN_ISSUER, expiresIn: 60 },
    }),
  });
