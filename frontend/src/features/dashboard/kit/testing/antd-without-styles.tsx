import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';

/** jsdom draws nothing, and making antd's styles takes a fifth of a dashboard test's time. */
export const AntdWithoutStyles = ({ children }: { children: ReactNode }) => (
  <ConfigProvider theme={{ zeroRuntime: true }}>{children}</ConfigProvider>
);
