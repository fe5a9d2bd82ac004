/** The subject of an entry about what a courier has handed in. */
export const aboutRemittance = ({ id, reference }: { id: string; reference: string }) => ({
  type: 'money',
  id: `remittance-${id}`,
  name: reference,
});
