import type { FamilyMember } from './variants.repository.js';

export const familyView = (members: FamilyMember[]) => ({
  variants: members.map(({ id, name, imageUrl, stock, hidden, label }) => ({
    ...{ id, name, image_url: imageUrl, stock, hidden, label },
  })),
});
