import { testRulesOfKind } from '../../helpers/ruleExamples'

testRulesOfKind('pictures')
