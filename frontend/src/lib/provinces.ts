export interface Province {
  english: string;
  khmer: string;
}

const province = (english: string, khmer: string): Province => ({ english, khmer });

/** The capital and the 24 provinces of Cambodia, the capital first. */
export const PROVINCES: readonly Province[] = [
  province('Phnom Penh', 'ភ្នំពេញ'),
  province('Banteay Meanchey', 'បន្ទាយមានជ័យ'),
  province('Battambang', 'បាត់ដំបង'),
  province('Kampong Cham', 'កំពង់ចាម'),
  province('Kampong Chhnang', 'កំពង់ឆ្នាំង'),
  province('Kampong Speu', 'កំពង់ស្ពឺ'),
  province('Kampong Thom', 'កំពង់ធំ'),
  province('Kampot', 'កំពត'),
  province('Kandal', 'កណ្តាល'),
  province('Kep', 'កែប'),
  province('Koh Kong', 'កោះកុង'),
  province('Kratie', 'ក្រចេះ'),
  province('Mondulkiri', 'មណ្ឌលគិរី'),
  province('Oddar Meanchey', 'ឧត្តរមានជ័យ'),
  province('Pailin', 'ប៉ៃលិន'),
  province('Preah Sihanouk', 'ព្រះសីហនុ'),
  province('Preah Vihear', 'ព្រះវិហារ'),
  province('Prey Veng', 'ព្រៃវែង'),
  province('Pursat', 'ពោធិ៍សាត់'),
  province('Ratanakiri', 'រតនគិរី'),
  province('Siem Reap', 'សៀមរាប'),
  province('Stung Treng', 'ស្ទឹងត្រែង'),
  province('Svay Rieng', 'ស្វាយរៀង'),
  province('Takeo', 'តាកែវ'),
  province('Tboung Khmum', 'ត្បូងឃ្មុំ'),
];

/** The address with the chosen province at its end, unless it is there already. */
export function addressIn(address: string, provinceName: string): string {
  if (provinceName === '' || address.toLowerCase().endsWith(provinceName.toLowerCase())) return address;
  return `${address}, ${provinceName}`;
}

/** The address without a place's name at its end. */
export function addressWithout(address: string, place: string | null | undefined): string {
  const end = `, ${place}`;
  return place && address.endsWith(end) ? address.slice(0, -end.length) : address;
}
