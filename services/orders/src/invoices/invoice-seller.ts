/** Who sells, by the names of the API: invoices keep it as it was when they were issued. */
export interface InvoiceSeller {
  name: string;
  name_km: string;
  address: string;
  address_km: string;
  tin: string | null;
  vat_registered: boolean;
  /** The address of an image of the shop. */
  logo: string | null;
}

/** As it is entered, and how often it was changed. */
export interface EnteredSeller {
  seller: InvoiceSeller;
  version: number;
}

/** That of a shop that has entered nothing. */
export const firstSeller: InvoiceSeller = {
  name: '',
  name_km: '',
  address: '',
  address_km: '',
  tin: null,
  vat_registered: false,
  logo: null,
};
