/** The accounts that auth creates under DEMO_ACCOUNTS=true, for the banner and for loading the sample catalogue. */
export const demoAccounts = {
  admin: { email: 'admin@mekong.example', password: 'Admin123!' },
  seller: { email: 'seller@mekong.example', password: 'Seller123!' },
  customer: { email: 'customer@mekong.example', password: 'Customer123!' },
};
