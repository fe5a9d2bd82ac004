interface Person {
  userId: string;
  email: string;
  name: string;
}

/** A person as other services hear of them. */
export const personOf = ({ userId, email, name }: Person) => ({ user_id: userId, email, name });

/** An order as the audit log names it. */
export const aboutOrder = (id: string) => ({ type: 'order', id, name: id });
