/** The shop's time zone and days, as the services define them. */
export { endOfShopDay, shopDay, shopZone, startOfShopDay } from '../../../libs/contracts/src/shop-time';
