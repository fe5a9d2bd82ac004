/** The subject of an entry about money, by the bank's id of it. */
export const aboutMoney = ({ id, transactionId }: { id: string; transactionId: string }) => ({
  type: 'money',
  id,
  name: transactionId,
});
