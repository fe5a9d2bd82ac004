import type { User } from './domain/user.js';

/** A user as answers show it: never a hash, a code or a token. */
export function userView(user: User) {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    role: user.role,
    phone: user.phone ?? null,
    address: user.address ?? null,
    is_verified: user.isVerified,
    created_at: user.createdAt.toISOString(),
  };
}
