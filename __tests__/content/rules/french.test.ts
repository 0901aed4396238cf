import { testRulesOfKind } from '../../helpers/ruleExamples'

testRulesOfKind('french')
