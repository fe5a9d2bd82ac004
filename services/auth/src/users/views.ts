import type { AccountSetup } from '@mekong/service-defaults';
import type { User } from './user.entity.js';

/** A user, without any hash, code or token. `setup`: what they must do before anything else as staff. */
export function userView(user: User, setup?: AccountSetup) {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    role: user.role,
    phone: user.phone ?? null,
    address: user.address ?? null,
    language: user.language ?? null,
    news: Boolean(user.newsAgreedAt),
    is_verified: user.isVerified,
    created_at: user.createdAt.toISOString(),
    ...(setup && { must_set_up: setup }),
  };
}

/** A user for admins. */
export function managedUserView(user: User) {
  return {
    ...userView(user),
    is_blocked: Boolean(user.blockedAt),
    has_two_step: user.hasTwoStep,
    terms_agreed_at: user.termsAgreedAt?.toISOString() ?? null,
    news_agreed_at: user.newsAgreedAt?.toISOString() ?? null,
    version: user.version,
  };
}
