export { SettingPart, type SettingPartProps, SettingRow, type SettingRowProps, SettingRows } from './SettingPart.tsx'
export { SettingsFrame, type SettingsFrameProps, type SettingsGroup, type SettingsItem } from './SettingsFrame.tsx'
